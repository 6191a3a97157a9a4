import type { PictureRule } from './picture.ts'

/** What is known of a run: the Chromium that took the accepted pictures, the one that is here, and what was asked for. */
type Run = { recorded: string; found: string; isUpdate: boolean; isWhole: boolean }

/** Accepted pictures are all of one Chromium: with another one they are taken anew together, or have to be alike only. */
export function pictureRule({ recorded, found, isUpdate, isWhole }: Run): PictureRule {
  if (!isUpdate) return recorded === found ? 'equal' : 'alike'
  if (recorded !== found && !isWhole)
    throw new Error(
      `The pictures were taken with Chromium ${recorded}, this one is ${found}: npm run visual:update takes all of them anew, not some.`,
    )
  return 'accepted'
}
