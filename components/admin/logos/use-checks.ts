import { useEffect, useState } from 'react';
import { checkPicture, type PictureCheck } from './check-picture';

/** Few at a time: the pictures lie on many other servers, and the page has its own to show. */
const AT_ONCE = 6;

/** The checks of these pictures, as far as they have come. */
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
