import { Padding } from './padding';

// The bench adds a page like this one for each size that it needs.
export default function Page() {
  return <Padding characters={0} />;
}
