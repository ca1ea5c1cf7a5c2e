/** What an employee may be allowed to do: move orders, help a customer with an order, grant a discount. */
export type Permission = 'order:manage' | 'order:assist' | 'order:discount'

/** Whose employees make a call: those of one store, those of the brand who belong to no store, or both. */
export type StaffScope = 'store' | 'corp' | 'any'
