import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { LazyImage } from '@icss/ui/LazyImage/LazyImage.tsx'
import { Tabs } from '@icss/ui/Tabs/Tabs.tsx'
import { type CarouselKind, carouselKey, carouselKinds } from '@icss/core/courses/carousel.ts'
import type { CarouselPlace } from '@icss/core/courses/courses.contract.ts'
import { useCopy } from '../language/copy.ts'
import { SearchFilter } from '../lists/SearchFilter.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import { Fetched } from '../server/Fetched.tsx'
import { hrefOf } from '../uploads/upload-view.ts'
import * as styles from './CarouselCoursesScreen.css.ts'

type ChoiceProps = {
  /** What the carousel shows already. */
  chosen: readonly CarouselPlace[]
  isPending: boolean
  onChoose: (place: CarouselPlace) => void
}

export type CarouselChoiceProps = ChoiceProps & { isOpen: boolean; onClose: () => void }

/** Finds a course or a live for the carousel. */
export function CarouselChoice({ isOpen, onClose, ...choice }: CarouselChoiceProps) {
  const t = useCopy()
  const [kind, setKind] = useState<CarouselKind>('course')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isDismissable
      title={t('courses.carouselCourses.addTitle')}
      closeLabel={t('shell.close')}
      footer={<Button onPress={onClose}>{t('shell.close')}</Button>}
    >
      <Tabs
        label={t('courses.carouselCourses.addTitle')}
        selected={kind}
        onSelect={(id) => setKind(id as CarouselKind)}
        items={carouselKinds.map((id) => ({
          id,
          label: t(`courses.carouselCourses.many.${id}`),
          content: <Found kind={id} {...choice} />,
        }))}
      />
    </Dialog>
  )
}

function Found({ kind, chosen, isPending, onChoose }: ChoiceProps & { kind: CarouselKind }) {
  const t = useCopy()
  const { courses, lives } = useClient()
  const [q, setQ] = useState<string>()
  const known = new Set(chosen.map(carouselKey))
  const found = useQuery({
    queryKey: [kind === 'course' ? 'courses' : 'lives', 'carousel', q],
    queryFn: async ({ signal }): Promise<CarouselPlace[]> => {
      const query = q === undefined ? {} : { q }
      const { items } = await (kind === 'course'
        ? courses.list({ query }, { signal })
        : lives.list({ query }, { signal }))
      return items.map(({ id, name, headImage }) => ({ kind, id, name, headImage }))
    },
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.choice}>
      <SearchFilter label={t('courses.carouselCourses.search')} value={q} onChange={setQ} />
      <Fetched query={found}>
        {(places) => (
          <ul className={styles.found}>
            {places.map((place) => {
              const isChosen = known.has(carouselKey(place))
              const act = t(isChosen ? 'courses.carouselCourses.chosen' : 'courses.carouselCourses.choose')
              return (
                <li key={place.id} className={styles.place}>
                  <span className={styles.cover}>
                    <LazyImage src={hrefOf(place.headImage)} alt="" ratio={16 / 9} width={64} />
                  </span>
                  <span className={styles.name}>{place.name}</span>
                  <Button
                    size="small"
                    isDisabled={isChosen || isPending}
                    aria-label={`${act} ${place.name}`}
                    onPress={() => onChoose(place)}
                  >
                    {act}
                  </Button>
                </li>
              )
            })}
            {places.length === 0 && <li>{t('courses.carouselCourses.noneFound')}</li>}
          </ul>
        )}
      </Fetched>
    </div>
  )
}
