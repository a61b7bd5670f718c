'use client';

import { useRouter } from 'next/navigation';
import { RunButton } from '@/components/admin/run-button';
import { restorePromptVersionAction, setLivePromptAction } from '@/lib/actions/prompt-actions';
import { promptPath } from '@/lib/prompts/prompt-path';
import type { Purpose } from '@/lib/schema/prompts';

interface VersionButtonsProps {
  purpose: Purpose;
  number: number;
  isLive: boolean;
  isNewest: boolean;
}

/**
 * Shows the buttons of one version: one makes the version live, unless it is live already; the other restores it as a
 * new version, unless it is the newest.
 */
export function VersionButtons({ purpose, number, isLive, isNewest }: VersionButtonsProps) {
  const router = useRouter();
  return (
    <div className="flex flex-wrap gap-2">
      {!isLive && (
        <RunButton run={() => setLivePromptAction({ purpose, number })}>
          Make live<span className="sr-only"> version {number}</span>
        </RunButton>
      )}
      {!isNewest && (
        <RunButton
          run={() => restorePromptVersionAction({ purpose, number })}
          onSuccess={(data) => data && router.push(promptPath(purpose, { version: data.number }))}
        >
          Restore<span className="sr-only"> version {number}</span>
        </RunButton>
      )}
    </div>
  );
}
