import { useId, useState } from 'react';
import { fromLondonTime } from '@/lib/dates/london-time';

/** Whether a draft stays a draft, or becomes public at a time that an editor types in London time. */
export function useTime() {
  const [isLater, setLater] = useState(false);
  const [wall, setWall] = useState('');
  return {
    ...{ isLater, setLater, wall, setWall },
    /** Returns the time as an ISO time; null for a draft. A text that is no time is returned as it is, and refused. */
    value: () => (isLater ? (fromLondonTime(wall) ?? wall) : null),
  };
}

/** The choice between a draft and a time at which it is published. */
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
