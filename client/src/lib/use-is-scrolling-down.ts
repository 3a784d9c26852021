import { useEffect, useState } from 'react';

/** Less is a finger that trembles. */
const STEP = 8;

/** Whether the last move of the page was downwards, and there is more to come. */
export function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let former = window.scrollY;
    const follow = () => {
      if (Math.abs(window.scrollY - former) < STEP) return;
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - STEP;
      setIsDown(window.scrollY > former && !isAtEnd);
      former = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isDown;
}
