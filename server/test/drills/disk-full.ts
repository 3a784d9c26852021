import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drill } from './drill';
import { inWorld } from './drill-world';
import { noisyPicture, tryWithoutRoom } from './without-room';

/** Of the bytes of one picture: where in the way of an upload the disk is full. Two copies and three sizes of it are written. */
const ROOM = [0, 0.5, 1, 1.5, 2, 2.2];

export const diskFull: Drill = {
  name: 'disk-full',
  what: 'the disk of the uploads is full at every point of their way: they are refused with 503, nothing of them stays, all else goes on',
  run: () =>
    inWorld(
      {
        members: 2,
        require: ['test/drills/full-disk.cjs'],
        env: (dir) => ({ FULL_DISK_FOLDER: join(dir, 'data'), FULL_DISK_SWITCH: join(dir, 'room') }),
      },
      async (world) => {
        const picture = await noisyPicture();
        const room = join(world.dataDir, '../room');
        return tryWithoutRoom(world, {
          picture,
          levels: ROOM.map((share) => ({
            name: `${share} of a picture`,
            fill: () => writeFileSync(room, String(Math.round(share * picture.length))),
          })),
          makeRoom: () => rmSync(room, { force: true }),
        });
      },
    ),
};
