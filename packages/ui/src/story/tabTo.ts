import { expect, userEvent } from 'storybook/test'

/** Goes to an element as somebody without a mouse does, by Tab, or back by Shift and Tab. */
export async function tabTo(element: Element, { shift = false } = {}) {
  for (let presses = 0; presses < 400 && document.activeElement !== element; presses += 1)
    await userEvent.tab({ shift })
  await expect(element).toHaveFocus()
}
