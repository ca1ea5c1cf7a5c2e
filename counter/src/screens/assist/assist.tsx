import '../../styles/assist.css'
import { useServing } from '../../state/serving.ts'
import { ServeCustomer } from './customer.tsx'
import { ServeWalkIn } from './walk-in.tsx'

/** Takes orders at the counter: for somebody without an account, or with a customer who shows the code. */
export function Assist() {
  const assisted = useServing((serving) => serving.assisted)
  return assisted ? <ServeCustomer key={assisted.assistId} scanned={assisted} /> : <ServeWalkIn />
}
