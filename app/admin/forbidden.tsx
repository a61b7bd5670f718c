export { ForbiddenContent as default } from '@/components/account/forbidden-content';
