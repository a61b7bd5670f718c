import { TabLinks } from '@/components/admin/list/tab-links';
import type { ProposalFigures } from '@/lib/data/admin/proposals';
import { PROPOSAL_STATES, type ProposalState } from '@/lib/pilot/proposal';

export const PILOT_PATH = '/admin/content-pilot';
/** The state whose proposals the screen shows first. */
export const FIRST_STATE: ProposalState = 'proposed';

/**
 * Shows the tabs of the pilot: one tab for each state, with the number of its proposals, and one tab for the runs. The
 * state 'drafting' has no tab, because the tab of the runs shows the progress of drafting.
 */
export function PilotTabs({ current, figures }: { current: string; figures: ProposalFigures }) {
  const states = PROPOSAL_STATES.filter(({ value }) => value !== 'drafting').map(({ value, label }) => ({
    path: value === FIRST_STATE ? PILOT_PATH : `${PILOT_PATH}?state=${value}`,
    label: `${label} (${(figures.states[value] ?? 0).toLocaleString('en-GB')})`,
    isCurrent: current === value,
  }));
  const runs = { path: `${PILOT_PATH}/runs`, label: 'Runs', isCurrent: current === 'runs' };
  return <TabLinks label="Proposals" tabs={[...states, runs]} />;
}
