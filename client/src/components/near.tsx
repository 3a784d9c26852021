import { createContext, type ReactNode, use } from 'react';
import { useNear } from '../lib/use-near';

const NearContext = createContext(true);

/** Whether the `Near` around is in view: the component with the query mounts then, see lib/use-near.ts. */
export const useIsNear = (): boolean => use(NearContext);

/** A part of a page below its first view: what is in it waits until somebody comes near (lib/use-near.ts). */
export function Near({ className, children }: { className?: string; children: ReactNode }) {
  const { isNear, part } = useNear();
  return (
    <NearContext value={isNear}>
      <div {...part} className={className}>
        {children}
      </div>
    </NearContext>
  );
}
