import { ForbiddenContent } from '@/components/account/forbidden-content';

/** The page for users who have lost the admin role since the middleware let their request pass. */
export default function Forbidden() {
  return (
    <main className="mx-auto max-w-page px-4 sm:px-6">
      <ForbiddenContent />
    </main>
  );
}
