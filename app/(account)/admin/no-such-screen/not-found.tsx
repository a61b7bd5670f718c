export { ScreenNotFoundContent as default } from '@/components/admin/screen-not-found-content';
