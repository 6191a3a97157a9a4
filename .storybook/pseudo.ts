const accents: Record<string, string> = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', c: 'ç', n: 'ñ', s: 'š', y: 'ý' }

/** English with marks on its letters and 40 % longer, as German or Finnish would be. */
export function pseudo(text: string): string {
  const words = text.trim()
  if (!/[a-z]/i.test(words) || words.startsWith('⟦')) return text
  const more = 'öüß'.repeat(words.length).slice(0, Math.ceil(words.length * 0.4))
  return text.replace(
    words,
    () => `⟦${words.replaceAll(/[aeioucnsy]/g, (letter) => accents[letter] ?? letter)}${more}⟧`,
  )
}

const attributes = ['placeholder', 'title', 'aria-label', 'alt']

/** Shows all text below `root` in pseudo, and what is drawn later too. Answers how to stop it. */
export function showPseudo(root: Element): () => void {
  const before = new Map<Node, string>()
  const write = (node: Node) => {
    if (node instanceof Text && node.parentElement?.closest('style, script') === null) {
      const changed = pseudo(node.data)
      if (changed === node.data) return
      before.set(node, node.data)
      node.data = changed
    }
    if (!(node instanceof Element)) return
    for (const name of attributes) {
      const value = node.getAttribute(name)
      if (value !== null && pseudo(value) !== value) node.setAttribute(name, pseudo(value))
    }
    for (const child of node.childNodes) write(child)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) write(node)
  })
  write(root)
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: attributes })
  return () => {
    observer.disconnect()
    for (const [node, text] of before) if (node instanceof Text && node.data === pseudo(text)) node.data = text
  }
}
