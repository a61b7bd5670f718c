import { ScreenNotFoundContent } from '@/components/admin/screen-not-found-content';

/** A row that is not there, or no more. */
export default function ScreenNotFound() {
  return (
    <>
      <title>Not found | Admin</title>
      <ScreenNotFoundContent />
    </>
  );
}
