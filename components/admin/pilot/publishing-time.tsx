import { useId, useState } from 'react';
import { fromLondonTime } from '@/lib/dates/london-time';

/**
 * Returns the editor's choice: to save a text as a draft, or to publish it at a certain time. Also returns the
 * functions that change the choice. The editor types the time in London time.
 */
export function useTime() {
  const [isLater, setLater] = useState(false);
  const [wall, setWall] = useState('');
  return {
    ...{ isLater, setLater, wall, setWall },
    /**
     * Returns the time in ISO format; null for a draft. Returns an invalid time as it was typed; the server then
     * refuses it.
     */
    value: () => (isLater ? (fromLondonTime(wall) ?? wall) : null),
  };
}

/** Shows the radio buttons that save the text as a draft or set the time of its publication. */
export function PublishingTime({ time }: { time: ReturnType<typeof useTime> }) {
  const id = useId();
  return (
    <fieldset className="admin-group">
      <legend className="admin-legend">When you accept it</legend>
      <label className="flex items-center gap-2">
        <input type="radio" name={id} checked={!time.isLater} onChange={() => time.setLater(false)} />
        Save it as a draft
      </label>
      <label className="flex items-center gap-2">
        <input type="radio" name={id} checked={time.isLater} onChange={() => time.setLater(true)} />
        Publish it at a time
      </label>
      {time.isLater && (
        <div>
          <label htmlFor={`${id}-at`} className="admin-label">
            Publish at
          </label>
          <input
            id={`${id}-at`}
            type="datetime-local"
            max="9999-12-31T23:59"
            value={time.wall}
            onChange={(event) => time.setWall(event.target.value)}
            aria-describedby={`${id}-help`}
            className="admin-input"
          />
          <p id={`${id}-help`} className="text-sm text-muted">
            In UK time.
          </p>
        </div>
      )}
    </fieldset>
  );
}
