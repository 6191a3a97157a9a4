import type { Beside } from './beside-draft.ts'

/** The recording of a live, or the course that it was made into. */
export const movedRecording: Beside = {
  read: (_, { recordingUrl }) => Promise.resolve({ recordingUrl }),
  isLacking: (_, stored, { recordingUrl }) =>
    Promise.resolve(Boolean(recordingUrl) && stored['recordingUrl'] === '' && stored['courseId'] === null),
  async write(server, id, { recordingUrl }, call) {
    if (!recordingUrl) return
    const body = { recordingUrl: String(recordingUrl) }
    await call((options) => server.lives.setRecording({ params: { id }, body }, options))
  },
}
