import { CHANNEL_LABELS } from '@/lib/catalogue/sale-labels';
import type { SaleChannel } from '@/lib/catalogue/sale-windows';

/** The SVG paths of the icons: a globe, a shop with an awning, and a card. */
const SHAPES: Record<SaleChannel, string> = {
  online: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM1.5 8h13M8 1.5c-5 4-5 9 0 13M8 1.5c5 4 5 9 0 13',
  in_store: 'M2 6.5V14h12V6.5M1.5 6 3 2h10l1.5 4zM6 14v-4h4v4',
  members: 'M1.5 3.5h13v9h-13zM1.5 6.5h13M4 10h4',
};

/** Names the channel of a sale with an icon and a word: 'Online', 'In store'. */
export function ChannelLabel({ channel }: { channel: SaleChannel }) {
  return (
    <span className="channel-label">
      <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor">
        <path d={SHAPES[channel]} strokeWidth="1.5" strokeLinejoin="round" />
      </svg>
      {CHANNEL_LABELS[channel]}
    </span>
  );
}
