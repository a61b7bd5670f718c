import { useEffect, useState } from 'react';
import { checkPicture, type PictureCheck } from './check-picture';

/** The number of pictures checked at a time: few, because the page also loads other pictures. */
const AT_ONCE = 6;

/** Checks the pictures at these URLs, and returns the results so far by URL. */
export function useChecks(sources: string[]): Map<string, PictureCheck> {
  const [checks, setChecks] = useState(new Map<string, PictureCheck>());
  const wanted = sources.join('\n');

  useEffect(() => {
    let isOver = false;
    const waiting = wanted ? wanted.split('\n') : [];
    const work = async () => {
      for (let src = waiting.shift(); src && !isOver; src = waiting.shift()) {
        const url = src;
        const check = await checkPicture(url);
        if (!isOver) setChecks((before) => new Map(before).set(url, check));
      }
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
    return () => {
      isOver = true;
    };
  }, [wanted]);

  return checks;
}
