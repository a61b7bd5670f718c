export { NotFoundContent as default } from '@/components/site/errors/not-found-content';
