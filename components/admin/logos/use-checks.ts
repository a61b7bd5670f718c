import { useEffect, useState } from 'react';
import { checkPicture, type PictureCheck } from './check-picture';

/** A low limit, because the pictures are on many servers and the page loads its own pictures too. */
const AT_ONCE = 6;

/** Checks these pictures and returns the results so far. */
export function useChecks(sources: string[]): Map<string, PictureCheck> {
  const [checks, setChecks] = useState(new Map<string, PictureCheck>());
  const wanted = sources.join('\n');

  useEffect(() => {
    let isOver = false;
    const waiting = wanted ? wanted.split('\n') : [];
    const work = async () => {
      for (let src = waiting.shift(); src && !isOver; src = waiting.shift()) {
        const address = src;
        const check = await checkPicture(address);
        if (!isOver) setChecks((before) => new Map(before).set(address, check));
      }
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
    return () => {
      isOver = true;
    };
  }, [wanted]);

  return checks;
}
