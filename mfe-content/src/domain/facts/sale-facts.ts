/** Sales and returns. Source of all: the specification, section 9, policies, unless a line names another. */
export const SALE_FACTS = {
  abandonedVehicleDays: 30,
} as const;

export const RETURN_FACTS = {
  newDays: 7,
  newMiles: 10,
  newRestockingPercent: 15,
  newRefundBusinessDays: 10,
  usedDays: 3,
  usedRestockingPercent: 20,
  partsDays: 30,
  partsRestockingPercent: 10,
  defectReportHours: 48,
  cardRefundBusinessDays: '3-5',
  checkRefundBusinessDays: 10,
} as const;
