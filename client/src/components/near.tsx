import { createContext, type ReactNode, use } from 'react';
import { useNear } from '../lib/use-near';

const NearContext = createContext(true);

/** For what stands in a `Near`: whether it is time to ask for its answer. */
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
