import type { RichTextNode } from './document.ts'

/**
 * How deep each heading lies below those before it, 1 at least: whoever skips a level in writing, or begins with the second,
 * leaves no gap for those who read by headings.
 */
export function headingDepths(nodes: readonly RichTextNode[]): ReadonlyMap<RichTextNode, number> {
  const depths = new Map<RichTextNode, number>()
  const above: number[] = []
  const visit = (node: RichTextNode) => {
    if (node.type === 'heading') {
      const level = Number(node.attrs?.['level'] ?? 1)
      while ((above.at(-1) ?? 0) >= level) above.pop()
      above.push(level)
      depths.set(node, above.length)
    } else node.content?.forEach(visit)
  }
  nodes.forEach(visit)
  return depths
}
