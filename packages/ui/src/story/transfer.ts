function transfer(files: readonly File[]) {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** Lets files fall on a place. */
export const dropOn = (place: Element, ...files: File[]) =>
  place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer(files) }))

/** Pastes files into a place. */
export const pasteInto = (place: Element, ...files: File[]) =>
  place.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer(files) }))

/** A step of dragging, over the middle of a place. */
export function drag(step: 'dragstart' | 'dragover' | 'drop', place: Element) {
  const { left, top, width, height } = place.getBoundingClientRect()
  const middle = { clientX: left + width / 2, clientY: top + height / 2 }
  place.dispatchEvent(
    new DragEvent(step, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer(), ...middle }),
  )
}

/** Answers for the system's picker, which opens when a field of files is pressed: with these files, once. */
export function answerPicker(input: HTMLInputElement, ...files: File[]) {
  const answer = (event: Event) => {
    event.preventDefault()
    input.files = transfer(files).files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  input.addEventListener('click', answer, { once: true })
}
