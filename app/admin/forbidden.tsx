import { ForbiddenContent } from '@/components/account/forbidden-content';

/** Shows the page for users who lost the admin role after the middleware had let their request pass. */
export default function Forbidden() {
  return (
    <main className="mx-auto max-w-page px-4 sm:px-6">
      <ForbiddenContent />
    </main>
  );
}
