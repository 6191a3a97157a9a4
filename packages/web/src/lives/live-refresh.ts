import type { Live } from '@icss/core/lives/lives.contract.ts'

const every = 5_000

/** Milliseconds after the end of a live for which its recording may still come. */
const awaited = 15 * 60_000

type Refreshed = Pick<Live, 'status'> & Partial<Pick<Live, 'recording' | 'recordingUrl' | 'updatedAt'>>

const awaitsRecording = ({ recording, recordingUrl, updatedAt = '' }: Refreshed) =>
  recording === true && recordingUrl === '' && Date.now() - Date.parse(updatedAt) < awaited

/** Milliseconds after which a live is asked for again: its stream changes it until it has ended and its recording is there. */
export const refreshOf = (live: Refreshed): number | false =>
  live.status === 'C' && !awaitsRecording(live) ? false : every
