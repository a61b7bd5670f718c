export { NotFoundContent as default } from '@/components/site/not-found-content';
