import { setFlagsFromString } from 'node:v8';
import { isFastPathOn } from '../config';

// Disables allocation-site pretenuring, which promoted per-request objects to old space. Imported first: it holds for what is compiled
// afterwards.
if (isFastPathOn('v8-flags')) setFlagsFromString('--no-allocation-site-pretenuring');
