import { useQueryClient } from '@tanstack/react-query'

/** Asks anew for what an introduction changes. */
export function useIntroductionsChanged(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const noun of ['introductions', 'overview', 'resources', 'demands'])
      void queries.invalidateQueries({ queryKey: [noun] })
  }
}
