import { expect, type Page } from '@playwright/test'

/** A picture of that size, drawn by the browser itself. */
export async function picture(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      context.fillStyle = '#1f4e79'
      context.fillRect(0, 0, w, h)
      return canvas.toDataURL('image/png').replace(/^.*,/, '')
    },
    [width, height] as const,
  )
  return { name: '图.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

/** Uploads a picture into a field, cut to its size, and waits until it is there. */
export async function uploadPicture(page: Page, label: string, width: number, height: number): Promise<void> {
  const field = page.getByRole('group', { name: label })
  await field.locator('input[type=file]').setInputFiles(await picture(page, width, height))
  await page.getByRole('dialog').getByRole('button', { name: '裁剪并使用' }).click()
  await expect(field.getByRole('button', { name: `移除 ${label}` })).toBeVisible()
}
