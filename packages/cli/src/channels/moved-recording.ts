import type { Beside } from './beside-draft.ts'

/** The recording of a live, or the course that it was made into. */
export const movedRecording: Beside = {
  read: (_, { recordingUrl }) => Promise.resolve({ recordingUrl }),
  async isLacking(server, id, { recordingUrl }, call) {
    if (!recordingUrl) return false
    const stored = await call((options) => server.lives.show({ params: { id } }, options))
    return stored.recordingUrl === '' && stored.courseId === null
  },
  async write(server, id, { recordingUrl }, call) {
    if (!recordingUrl) return
    const body = { recordingUrl: String(recordingUrl) }
    await call((options) => server.lives.setRecording({ params: { id }, body }, options))
  },
}
