import { useEffect } from 'react';
import { catchFocus } from './lost-focus';

/** For what may be deleted while it has the focus: the heading gets it then. */
export const useCatchFocus = () => useEffect(() => () => catchFocus(), []);
