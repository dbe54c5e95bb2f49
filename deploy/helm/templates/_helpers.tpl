{{- define "sose.name" -}}
{{- .Release.Name | trunc 40 | trimSuffix "-" -}}
{{- end -}}

{{- define "sose.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}

{{/* Labels of a program: dict "root" $ "program" "api". */}}
{{- define "sose.selector" -}}
app.kubernetes.io/name: sose
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .program }}
{{- end -}}

{{- define "sose.labels" -}}
{{ include "sose.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end -}}

{{/* Settings of every program, as environment variables. */}}
{{- define "sose.settings" -}}
{{- $name := include "sose.name" . -}}
{{- $own := dict
  "STORE_MODE" "live"
  "SITE_URL" (printf "https://%s" .Values.host)
  "STOREFRONT_URL" (printf "http://%s-storefront:3000" $name)
  "DRAIN_SECONDS" .Values.drainSeconds
  "RENDERERS" 1
-}}
{{- if .Values.metrics.enabled }}{{- $_ := set $own "METRICS_PORT" .Values.metrics.port }}{{- end }}
{{- range $key, $value := merge (deepCopy .Values.settings) $own }}
- name: {{ $key }}
  value: {{ $value | quote }}
{{- end }}
{{- end -}}

{{- define "sose.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "sose.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{/* Pod fields that do not depend on the program. */}}
{{- define "sose.pod" -}}
automountServiceAccountToken: false
# Otherwise a service called "api" would set API_PORT.
enableServiceLinks: false
securityContext:
  {{- include "sose.podSecurity" . | nindent 2 }}
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{/* Volume of uploads for APIs and workers. */}}
{{- define "sose.files" -}}
{{- if .Values.files.existingClaim -}}
persistentVolumeClaim:
  claimName: {{ .Values.files.existingClaim }}
{{- else if .Values.settings.S3_BUCKET -}}
emptyDir:
  sizeLimit: 256Mi
{{- else -}}
{{- fail "Uploads would be lost: set files.existingClaim, or settings.S3_BUCKET with its keys." -}}
{{- end -}}
{{- end -}}
