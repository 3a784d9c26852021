import { setFlagsFromString } from 'node:v8';

/*
 * Nearly all that is made here goes with its request. But where a line of code made what lived longer a few times, V8 puts all that the
 * line makes from then on where it looks seldom ("pretenuring"), and there what is dead keeps what it refers to until all memory is
 * searched: a quarter of the server's work for a client that takes compressed answers. Before everything else, as it holds for what is
 * compiled afterwards.
 */
setFlagsFromString('--no-allocation-site-pretenuring');
