'use client';

export { ErrorContent as default } from '@/components/site/error-content';
