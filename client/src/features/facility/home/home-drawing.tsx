import type { ReactNode } from 'react';
import styles from './home-drawing.module.css';

/** A dog and a cat before a map of the neighbourhood, with the way to the next place in paw prints. */
export function HomeDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 520 400" aria-hidden="true" focusable="false">
      <path fill="var(--drawn-sun)" d="M60 190C40 90 130 22 262 22s226 58 232 158-66 178-232 184S82 292 60 190z" />
      <Map />
      <Pin x={140} y={104} fill="var(--primary)">
        <path d="M-9-5h14v7a7 7 0 0 1-14 0zM5-3h2a4 4 0 0 1 0 8H4M-6-12c-2 2 1 3-1 5M0-12c-2 2 1 3-1 5" />
      </Pin>
      <Pin x={400} y={98} fill="var(--meadow)">
        <path d="M0 11v-9M0 3c-7 0-10-3-10-7 0-3 2-5 4-6 0-4 3-6 6-6s6 2 6 6c2 1 4 3 4 6 0 4-3 7-10 7z" />
      </Pin>
      <Pin x={286} y={74} fill="var(--drawn-plum)">
        <path d="m-10-1 10-9 10 9M-7-3v11H7V-3M-2 8V2h4v6" />
      </Pin>
      <Trail />
      <ellipse fill="var(--drawn-shade)" cx="262" cy="362" rx="176" ry="13" />
      <Dog />
      <Cat />
    </svg>
  );
}

function Map() {
  return (
    <g>
      <path fill="var(--surface)" d="M96 118l104-34 124 34 104-34v196l-104 34-124-34-104 34z" />
      <path fill="var(--drawn-leaf)" d="M338 128l76-25v64c-22 16-52 14-76 2z" />
      <path
        fill="var(--info-tint)"
        d="M96 226c34-22 64-4 104-16s70 22 124 4 72-30 104-22v34c-34-10-66 8-104 20s-84-16-124-4-70-2-104 18z"
      />
      <path stroke="var(--line)" strokeWidth="9" d="M96 176l104-30 124 32 104-36M150 102v186M262 101v194M376 101v196" />
      <path stroke="var(--line)" strokeWidth="2" d="M200 84v196M324 118v196" />
      <path stroke="var(--ink)" strokeWidth="3" d="M96 118l104-34 124 34 104-34v196l-104 34-124-34-104 34z" />
    </g>
  );
}

function Pin({ x, y, fill, children }: { x: number; y: number; fill: string; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={fill} d="M0 44C-16 26-25 14-25 0a25 25 0 0 1 50 0c0 14-9 26-25 44z" />
      <g stroke="var(--on-fill)" strokeWidth="2.6">
        {children}
      </g>
    </g>
  );
}

function Trail() {
  const prints: [number, number, number][] = [
    [286, 206, 30],
    [307, 194, 62],
    [324, 176, 38],
    [346, 172, 78],
    [362, 156, 40],
    [382, 158, 70],
  ];
  return (
    <g fill="var(--drawn-ear)">
      {prints.map(([x, y, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <ellipse cx="-5" cy="-3" rx="1.9" ry="2.6" />
          <ellipse cx="-1.8" cy="-6.5" rx="1.9" ry="2.7" />
          <ellipse cx="2.2" cy="-6.5" rx="1.9" ry="2.7" />
          <ellipse cx="5.4" cy="-3" rx="1.9" ry="2.6" />
          <path d="M0-2c3 0 5 3 5 5s-2 3-5 2c-3 1-5 0-5-2s2-5 5-5z" />
        </g>
      ))}
    </g>
  );
}

function Dog() {
  return (
    <g stroke="var(--ink)" strokeWidth="3">
      <path fill="var(--drawn-fur)" d="M244 342c26 4 42-12 40-38-1-10-14-10-15 0-1 12-8 18-26 16z" />
      <path fill="var(--drawn-fur)" d="M150 358c-8-34 0-84 38-88s64 34 62 88z" />
      <path fill="var(--drawn-belly)" d="M178 356c-6-30 2-56 20-58s32 22 28 58z" />
      <path
        fill="var(--drawn-fur)"
        d="M172 360c-12 0-20-3-20-10s8-11 18-10 16 6 16 12-4 8-14 8zM232 360c-12 0-16-3-16-9s6-10 16-11 19 4 19 11-8 9-19 9z"
      />
      <path d="M198 318v40M212 322v36" />
      <path fill="var(--drawn-fur)" d="M142 216c0-34 22-58 56-58s58 24 58 58c0 36-22 60-57 60s-57-24-57-60z" />
      <path fill="var(--drawn-belly)" d="M176 240c0-14 10-22 23-22s24 8 24 22-10 24-24 24-23-10-23-24z" />
      <path
        fill="var(--drawn-ear)"
        d="M152 178c-18-8-34 4-36 30s8 44 20 42 16-20 14-38 0-24 2-34zM246 178c18-8 34 4 36 30s-8 44-20 42-16-20-14-38 0-24-2-34z"
      />
      <circle fill="var(--drawn-eye)" stroke="none" cx="178" cy="208" r="5" />
      <circle fill="var(--drawn-eye)" stroke="none" cx="220" cy="208" r="5" />
      <path fill="var(--drawn-eye)" stroke="none" d="M190 226c3-3 15-3 18 0s-4 11-9 11-12-8-9-11z" />
      <path d="M199 237v7c0 6-12 7-15 1M199 244c0 6 12 7 15 1" />
      <path fill="var(--drawn-tongue)" d="M192 251h14c1 9-2 14-7 14s-8-5-7-14z" />
      <path fill="var(--primary)" d="M162 268c22 14 52 14 74 0l3 9c-24 17-56 17-80 0z" />
      <circle fill="var(--star)" cx="199" cy="292" r="9" />
    </g>
  );
}

function Cat() {
  return (
    <g stroke="var(--ink)" strokeWidth="3">
      <path stroke="var(--drawn-coat)" strokeWidth="13" d="M366 352c34 2 46-20 38-40-6-14-22-10-20 2" />
      <path fill="var(--drawn-coat)" d="M300 358c-6-26 2-62 34-64s46 34 40 64z" />
      <path d="M328 330v28M346 330v28" />
      <path fill="var(--drawn-coat)" d="M292 262l2-38 22 14c12-4 28-4 38 0l22-14 2 38c2 28-16 44-43 44s-45-16-43-44z" />
      <path stroke="var(--drawn-stripe)" d="M326 238l2 11M336 236v12M346 238l-2 11" />
      <circle fill="var(--drawn-eye)" stroke="none" cx="318" cy="266" r="4.2" />
      <circle fill="var(--drawn-eye)" stroke="none" cx="353" cy="266" r="4.2" />
      <path fill="var(--drawn-nose)" strokeWidth="2" d="M331 276h9l-4.5 5z" />
      <path d="M335.5 281c0 6-9 7-11 2M335.5 281c0 6 9 7 11 2M300 272l-16-3M301 280l-15 3M370 272l16-3M369 280l15 3" />
    </g>
  );
}
