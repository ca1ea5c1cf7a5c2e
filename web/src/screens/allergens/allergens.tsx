import '@tiffin/kit/ui/choices.css'
import '../../styles/narrow-page.css'
import { type Allergen, allergens } from '@tiffin/core/food/allergen'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Choice } from '@tiffin/kit/ui/choice.tsx'
import { useRef, useState } from 'react'
import { saveAvoided, useAvoided } from '../../data/customer/avoided.ts'
import { Page } from '../../features/page/page.tsx'
import type { Avoided } from '../../state/food/avoided.ts'
import { useHasLogin } from '../../state/login/session.ts'
import css from './allergens.module.css'

/** Shows a choice at once and keeps it; what could not be kept goes back. */
function useSaving() {
  const t = useT()
  const kept = useAvoided()
  const [pending, setPending] = useState<Avoided>()
  const before = useRef(Promise.resolve())
  const save = async (avoided: Avoided) => {
    setPending(avoided)
    try {
      const saving = before.current.then(() => saveAvoided(avoided))
      before.current = saving.catch(() => undefined) // the next one is whole, and goes after it
      await saving
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      showToast(t('error.network'))
    } finally {
      setPending((last) => (last === avoided ? undefined : last))
    }
  }
  return { avoided: pending ?? kept, save }
}

/** What the customer avoids [food-8]. */
export function AllergensScreen() {
  const t = useT()
  const hasLogin = useHasLogin()
  const { avoided, save } = useSaving()
  const { allergenList, isTold } = avoided
  const toggle = (allergen: Allergen) => {
    const others = allergenList.filter((each) => each !== allergen)
    save({ isTold, allergenList: others.length < allergenList.length ? others : [...allergenList, allergen] })
  }
  return (
    <Page page="allergens" title={t('title.allergens')}>
      <div className={`narrow-page ${css.page}`}>
        <fieldset className={`card ${css.group}`}>
          <legend className="t16 b">{t('food.avoided')}</legend>
          <p className="ink2">{t('food.avoidedHint')}</p>
          <div className={css.chips}>
            {allergens.map((allergen) => (
              <Choice
                key={allergen}
                type="checkbox"
                name="allergens"
                className="chip"
                isChosen={allergenList.includes(allergen)}
                onChoose={() => toggle(allergen)}
              >
                {t(`food.allergen.${allergen}`)}
              </Choice>
            ))}
          </div>
        </fieldset>
        {hasLogin ? (
          <label className={`card between ${css.share}`}>
            <span className="grow">
              <b className="block">{t('food.tell')}</b>
              <span className="t12 ink2">{t('food.tellHint')}</span>
            </span>
            <input
              type="checkbox"
              className="switch"
              checked={isTold}
              onChange={() => save({ allergenList, isTold: !isTold })}
            />
          </label>
        ) : null}
        <p className="t12 ink2">{t(hasLogin ? 'food.inAccount' : 'food.onDevice')}</p>
        <p className="t12 ink2">{t('food.care')}</p>
      </div>
    </Page>
  )
}
