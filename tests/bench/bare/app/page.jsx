import { Padding } from './padding';

// The bench writes a page like this one beside it for each size that it needs.
export default function Page() {
  return <Padding characters={0} />;
}
