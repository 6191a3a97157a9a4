import type { RefObject } from 'react'
import { AnchoredMenu } from '@icss/ui/Menu/AnchoredMenu.tsx'
import type { Noun } from '../lists/noun.ts'
import { useCopy } from '../language/copy.ts'

export type CreateItemsProps = {
  made: readonly { readonly noun: Noun; readonly path: string }[]
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Leads to where each of the things is made. */
export function CreateItems({ made, anchor, onClose }: CreateItemsProps) {
  const t = useCopy()
  return (
    <AnchoredMenu
      label={t('home.create')}
      items={made.map(({ noun, path }) => ({ id: noun, label: t(`${noun}.create`), href: path }))}
      anchor={anchor}
      onClose={onClose}
    />
  )
}
