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

/** Which of the elements an act drew again. */
export async function drawnBy(act: () => Promise<unknown>, elements: readonly Element[]): Promise<Element[]> {
  const before = new Map(elements.map((element) => [element, propsOf(element)]))
  await act()
  return elements.filter((element) => before.get(element) !== propsOf(element))
}
