/** Takes the place of rows that are not drawn. */
export function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing to name: it is empty and hidden */}
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}
