/** Fields and buttons within. */
export const controlsOf = (within: Element): Element[] => [
  ...within.querySelectorAll('input, textarea, select, button, [role=textbox], [role=spinbutton]'),
]

/** React keeps what it drew an element with at the element: new props each time that what holds it is drawn. */
function propsOf(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  if (key === undefined) throw new Error('React keeps the props of an element elsewhere now.')
  return element[key as keyof Element]
}

const drawnSince = (before: ReadonlyMap<Element, unknown>) =>
  [...before].filter(([element, props]) => propsOf(element) !== props).map(([element]) => element)

const propsOfAll = (elements: readonly Element[]) => new Map(elements.map((element) => [element, propsOf(element)]))

/** Milliseconds without any drawing behind which nothing more is expected of what was mounted. */
const stillness = 100

/** Which of the elements an act drew again; what still draws itself after it was mounted is waited for before. */
export async function drawnBy(act: () => Promise<unknown>, elements: readonly Element[]): Promise<Element[]> {
  for (let before = propsOfAll(elements); ; before = propsOfAll(elements)) {
    await new Promise((resolve) => setTimeout(resolve, stillness))
    if (drawnSince(before).length === 0) break
  }
  const before = propsOfAll(elements)
  await act()
  return drawnSince(before)
}
