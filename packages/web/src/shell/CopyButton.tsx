import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@icss/ui/IconButton/IconButton.tsx'
import { useCopy } from '../language/copy.ts'

export type CopyButtonProps = {
  /** Names what is copied, for readers. */
  name: string
  text: string
}

/** Copies by a field of its own where the page has no clipboard: over plain HTTP. */
function copyBySelection(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}

/** Puts a text onto the clipboard. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const t = useCopy()
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text
  const copy = async () => {
    if (globalThis.isSecureContext) await navigator.clipboard.writeText(text)
    else copyBySelection(text)
    setCopied(text)
  }
  return (
    <IconButton
      size="small"
      label={`${t(isCopied ? 'shell.copied' : 'shell.copy')} ${name}`}
      tooltip={t(isCopied ? 'shell.copied' : 'shell.copy')}
      icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
      onPress={() => void copy()}
    />
  )
}
