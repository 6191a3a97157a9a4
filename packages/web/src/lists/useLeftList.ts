import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { TableHandle } from '@icss/ui/DataTable/useKeptFocus.ts'
import { keepLeft, leftAt, type ListPlace } from '../shell/visited.ts'

const screen = () => document.getElementById('content')

export interface LeftList {
  readonly table: RefObject<TableHandle | null>
  readonly cameBackTo: ListPlace | undefined
}

/** Keeps where a list is left, and answers where it was when the person comes back to it; `hasRows` once it is drawn. */
export function useLeftList(list: string, hasRows: boolean): LeftList {
  const router = useRouter()
  const table = useRef<TableHandle>(null)
  const [cameBackTo] = useState(() => leftAt(router.latestLocation, list))
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (!pathChanged || !fromLocation || !table.current) return
        keepLeft(fromLocation, list, { ...table.current.place(), page: screen()?.scrollTop ?? 0 })
      }),
    [router, list],
  )
  const isBack = useRef(cameBackTo === undefined)
  useEffect(() => {
    if (isBack.current || !hasRows) return
    isBack.current = true
    const main = screen()
    if (main && cameBackTo) main.scrollTop = cameBackTo.page
  }, [cameBackTo, hasRows])
  return { table, cameBackTo }
}
