import { setPriority } from 'node:os';

/**
 * The browsers of the journeys share the machine with the server, which in life they never do: a server that they crowd out rightly
 * answers 503. It runs already when this is called; the workers and their browsers are yet to come and stand behind it.
 */
export default function letServerGoFirst(): void {
  setPriority(10);
}
