'use client';

export { ErrorContent as default } from '@/components/site/errors/error-content';
