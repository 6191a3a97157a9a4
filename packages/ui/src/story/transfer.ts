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

/** Answers for the system's picker, which opens when a field of files is pressed: with these files, once. */
export function answerPicker(input: HTMLInputElement, ...files: File[]) {
  const answer = (event: Event) => {
    event.preventDefault()
    input.files = transfer(files).files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  input.addEventListener('click', answer, { once: true })
}
