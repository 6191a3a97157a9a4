import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type CopySoFar, takeCopy } from '@icss/core/people/person-copy.ts'
import { useClient } from '../server/ClientProvider.tsx'

interface Asked {
  readonly phone: string
  /** What a search that failed had found. */
  readonly begun?: CopySoFar
}

/** Takes a copy of what is known of a person; what was found is shown while the rest is looked for, and kept where that fails. */
export function usePersonCopy() {
  const { people } = useClient()
  const [found, setFound] = useState<CopySoFar>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  const taking = useMutation({
    mutationFn: ({ phone, begun }: Asked) => {
      setFound(begun)
      leaving.current = new AbortController()
      const { signal } = leaving.current
      return takeCopy(phone, (body) => people.copy({ body }, { signal }), setFound, begun)
    },
  })
  return {
    take: (phone: string) => taking.mutate({ phone }),
    goOn: () => taking.variables && taking.mutate({ phone: taking.variables.phone, ...(found && { begun: found }) }),
    copy: found?.copy,
    isTaking: taking.isPending,
    error: taking.error,
  }
}
