import type { Page } from '@playwright/test'

/** What the screen in the hall shows now, as a phone reads it. */
export const codeOnScreen = (page: Page, meetingId: string): Promise<string> =>
  page.evaluate(
    (path) =>
      new Promise<string>((resolve) => {
        const events = new EventSource(path)
        events.addEventListener('message', ({ data }) => {
          const { code } = JSON.parse(data as string) as { code?: { url: string } }
          if (!code) return
          events.close()
          resolve(code.url)
        })
      }),
    `/api/v1/meetings/${meetingId}/sign-ins/events`,
  )
