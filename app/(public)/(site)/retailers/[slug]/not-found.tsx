export { ShortNotFoundContent as default } from '@/components/site/errors/not-found-content';
