/** Hours until an answer. Source: the specification, section 9, policies, content response times. */
export const RESPONSE_FACTS = {
  feedbackUrgentHours: 4,
  feedbackGeneralHours: 24,
  feedbackComplexHours: 48,
  correctionCriticalHours: 2,
  correctionImportantHours: 24,
  correctionMinorHours: 48,
  correctionComplexHours: 72,
} as const;
