'use client';

// Catches errors of the layout in app/admin/(screens), which checks the admin role.
export { default } from './(screens)/error';
