import { foldedPattern, foldedRules } from '../pattern.ts'
import { gap, type Distress } from './rules.ts'

const WANT = String.raw`(?:quiero|kiero|qiero|quisiera|querria|ojala|deseo|prefiero|preferiria|desearia|espero|gustaria|ganas de|suelo querer|queria)`
const GONE = String.raw`(?:no (?:estuviera|estuviese|estoy|existiera|existiese|existo|estaria|hubiera nacido|esto)|(?:me )?(?:desaparez\p{L}*|desapareci\p{L}*|muero|muriera|muriese|mato|matara|voy|fuera|fuese)|(?:estuviera|estoy|estuviese) muert[oa])`
const IF_GONE = String.raw`(?:(?:si|cuando|el dia que|que) (?:yo )?${GONE}|sin mi\b(?! (?:permiso|ayuda|movil|celular|cafe|coche|telefono|\p{L}+[oa])\b))`
const NOBODY = '(?:nadie|naide|ni dios|ninguno|a nadie)'
const MISSES = String.raw`(?:(?:se )?dari?a?n? cuenta|(?:se )?da(?:ria)? cuenta|not\p{L}*|extran\p{L}*|ech\p{L}* de menos|echaria|llor\p{L}*|importa\p{L}*|preocup\p{L}*|enter\p{L}*)`
const BETTER = '(?:mejor|mas (?:felices|tranquil[oa]s|contentos)|aliviad[oa]s|feliz|felices)'
const PILLS = String.raw`(?:pastillas?|pildoras?|comprimidos?|medicamentos?|somniferos?|tabletas?|clonazepam|rivotril|pastis?)`
const CLOSE = String.raw`(?:marido|esposo|novi[oa]|pareja|ex|esposa|mujer|padre|madre|papa|mama|padrastro|madrastra|hermano|tio|abuelo|padres|papas|hijo|primo|viejo|conyuge|hombre)`
const THEY = String.raw`(?:mis? (?:\p{L}+ )?${CLOSE}|el|ella|papa|mama)`
const HITS = String.raw`(?:peg(?:a|o|aba|an|ado|aron|ue)|golpe(?:a|o|aba|an|ado|aron)|maltrat\p{L}*|abofete\p{L}*|cachete\p{L}*|pate(?:a|o|aba)|empuj\p{L}*|ahorc\p{L}*|estrangul\p{L}*|asfixi\p{L}*|viol(?:a|o|aba|ado)|abus\p{L}*|agred\p{L}*|revent\p{L}*|zurr\p{L}*|tir(?:a|o) del pelo|levanta la mano)`
const FRIEND = String.raw`(?:amig[oa]s?|herman[oa]|hij[oa]|madre|mama|padre|papa|novi[oa]|pareja|espos[oa]|marido|prim[oa]|companer[oa]|vecin[oa]|colega|alguien|el|ella|compi|sobrin[oa])`

export const es: Distress = {
  said: foldedRules`
    \b${IF_GONE}.{0,30}\b${NOBODY}\b.{0,15}${MISSES}
    \b${NOBODY}\b.{0,20}\b${MISSES}.{0,20}\b${IF_GONE}
    \bquien (?:me )?(?:llorar|extranar|iba a notar|se daria)\p{L}*.{0,25}\b(?:si|mi)\b
    \b${BETTER}${gap(3)}?(?:todos )?${IF_GONE}
    \b${IF_GONE}.{0,25}\b(?:todos|ellos|mi familia|mis hijos|el mundo|la gente)?.{0,12}\b(?:estari\p{L}*|viviri\p{L}*|serian?|irian?|seria)${gap(3)}${BETTER}
    \b(?:se librarian|libres) de mi\b
    \bles haria un favor\b.{0,30}(?:muri|desapare|si no)
    \b(?:ya )?(?:escribi|he escrito|tengo escritas|deje escritas?|termine|acabe|hice)${gap(2)}?(?:las|mis|la|mi) cartas?(?: de despedida| de adios)?(?=\s*(?:$|[.,!]|para (?:mis padres|mi familia|mis hijos|cada|todos|despedirme)|a mis))
    \b(?:las|mis) cartas (?:ya )?estan (?:escritas|listas|hechas)
    \b(?:cartas?|notas?|video) de (?:despedida|adios|suicidi\p{L}*)(?! (?:para|a|de) (?:mis? |los? )?(?:companer|equipo|trabajo|jefe|oficina|colegas))
    \b${WANT}${gap(4)}?(?:dormir(?:me)?|duermo|acostarme)\b.{0,25}\b(?:no|nunca|jamas)${gap(2)}(?:despert|levant)\p{L}*
    \b${WANT}${gap(4)}?(?:no|nunca|jamas|ya no)${gap(1)}?(?:volver a )?(?:despert\p{L}*)(?=\s*(?:$|[.,!]|mas|manana|nunca))
    \b(?:no|ya no|nada de|sin)${gap(2)}?(?:quiero|kiero|ganas de|ganas d|fuerzas? (?:para|de)|animos? (?:para|de)|motivos? (?:para|de)|razon(?:es)? (?:para|de)|sentido a|deseos? de)${gap(1)}?(?:vivir|seguir|existir|estar viv[oa]|la vida|seguir (?:viv\p{L}*|aqui|luchando|adelante))(?=\s*(?:$|[.,!]|mas|asi|ya|viviendo|viv[oa]|aqui(?=\s*(?:$|[.,!]))|luchando|adelante|q|con esta vida))
    \b(?:para q(?:ue|e)?|pa q(?:ue|e)?|por ?q(?:ue|e)?|xq|de que sirve)${gap(2)}?(?:seguir (?:viv\p{L}*|aqui|asi|adelante)|sigo (?:viv\p{L}*|aqui|adelante)|vivir|vivo|existo|existir|estar viv[oa]|naci)(?=\s*(?:$|[.,!?]|mas|asi|si|en este mundo))
    \b(?:cansad|hart|agotad|aburrid|jart)[oa]s?${gap(1)}?(?:ya )?de (?:vivir|la vida|mi vida|esta vida|existir|seguir viv\p{L}*|estar viv[oa]|luchar)(?! (?:con|en|aqui|sola|solo|de|por el)\b)
    \b(?:vida|existencia)\b${gap(2)}?(?:no|sin|perdio)${gap(2)}?(?:tiene|vale|merece)?${gap(1)}?(?:ningun )?(?:sentido|la pena|nada|valor)(?<=\b(?:mi|la|esta) (?:vida|existencia).{0,40})
    \bno (?:puedo|aguanto|soporto|doy)${gap(1)}?(?:ya )?(?:mas|con (?:todo|esto|mi vida|la vida))\b.{0,50}\b(?:todo (?:se )?(?:acabe|termine|pare)|que se acabe|que acabe|que termine|desaparecer|dormir para|irme para siempre|descansar para|morir\p{L}*)
    \b(?:quiero|quisiera|deseo|necesito)${gap(3)}?que (?:todo|todo esto|esto|ya)${gap(1)}?(?:se )?(?:acabe|termine|pare)(?=\s*(?:$|[.,!]|ya|de una|para siempre))
    \b(?:quiero|quisiera)${gap(3)}?(?:desaparecer|irme de este mundo|descansar (?:para siempre|en paz)|apagarme|dejar de (?:existir|vivir|sufrir)|acabar con (?:todo|esto|mi sufrimiento))(?! (?:de la oficina|del trabajo|en (?:la|el)|un rato|unos dias|a la playa))
    \bya no (?:puedo|aguanto) mas\b(?=\s*(?:$|[.,]))
    \b(?:no )?(?:le )?(?:veo|encuentro|hay|tengo|queda)${gap(2)}?(?:ninguna |otra )?(?:salida|esperanza|futuro|solucion)(?=\s*(?:$|[.,!]|a (?:esto|mi vida|nada|todo|mi situacion)|para mi|en (?:mi|la|esta) vida|y\b|q))(?<=\b(?:no|sin|ninguna|ya) .{0,40})
    \b(?:me )?(?:da|dan|daria)${gap(1)}?(?:igual|lo mismo)\b.{0,35}\b(?:no (?:estar|despertar|seguir)|morir\p{L}*|vivir o morir|si (?:me )?(?:muero|vivo|despierto|estoy viv)|estar (?:aqui|viv)|amanecer)
    \bno me importa\b.{0,20}\b(?:morir\p{L}*|si (?:me )?muero|no despertar|si (?:vivo|manana no))
    \b(?:soy|ser|siento|soi|solo soy)${gap(3)}?(?:una|un)? ?(?:carga|estorbo|peso|lastre)(?=\s*(?:$|[.,!]|para|de))
    \b(?:carga|estorbo|lastre) para (?:todos|mi|mis|los demas)
    \b${NOBODY} me (?:necesita|quiere)(?=\s*(?:$|[.,!]|aqui|en este|y))(?<=\b(?:no valgo|estorbo|soy|muer\p{L}*|morir|vida|nadie me necesita)\b.{0,40})
    \bno le hago falta a nadie
    \bsobro en (?:este mundo|esta casa|todos lados|todas partes)
    \ba nadie le (?:importo|hago falta|importa si (?:vivo|muero))
    \b(?:quisiera|ojala|mejor|preferiria|prefiero|gustaria|desearia)${gap(2)}?(?:estar(?:ia)?|estuviera|estuviese|haber)?${gap(1)}?(?:muert[oa]|bajo tierra|no haber nacido)(?=\s*(?:$|[.,!]|ya|que))
    \b(?:no|nunca|jamas) (?:hubiera|hubiese|haber|debi|deberia haber|tendria que haber) (?:nacido|nacer|existido)
    \bmaldigo el dia en que naci
    \b(?:pienso|piensa|pensando|pienzo|pensado|pensamientos?|ideas?|pensar|fantase\p{L}*)${gap(3)}?(?:en (?:la|mi) muerte|de (?:la )?muerte|en morir\p{L}*|en el suicidio|suicid\p{L}*|en (?:matarme|tirarme|ahorcarme|colgarme|desaparecer|cortarme|quitarme)|de (?:matarme|tirarme|morir\p{L}*))(?! (?:de|del|de mi)\b (?!todos|no|noche))
    \besas? (?:ideas?|pensamientos?)\b.{0,10}\b(?:vuel\p{L}*|regres\p{L}*|otra vez)
    \b(?:vuel\p{L}*|regres\p{L}*) (?:esas?|las|esos|los) (?:ideas|pensamientos)
    \bvoces\b.{0,20}\b(?:me mate|matarme|me muera)
    \b(?:intente|trate de|intentado|probe a|quise)${gap(2)}?(?:quitarme la vida|matarme|suicid\p{L}*|ahorcarme|colgarme|morirme|cortarme las venas|acabar con mi vida)
    \b(?:internad[oa]|ingresad[oa]|hospital|psiquiatric[oa]|clinica|urgencias|uci)\b.{0,30}\b(?:por|tras|despues de) (?:un|mi|el|otro|dos) intentos?\b
    \b(?:mi|ultimo|primer|segundo|otro) intento de (?:suicidio|quitarme)
    \b(?:guard|junt|acumul|ahorr|escond|recolect|almacen)\p{L}*${gap(5)}?${PILLS}(?! (?:para|contra|de) (?:la|el|mi) (?:alergia|dolor|viaje))
    \b${PILLS}${gap(3)}?(?:guardadas|listas|juntadas|escondidas|frente a mi|delante de mi|en la mano)
    \bcuant[ao]s ${PILLS}\b.{0,50}\b(?:morir\p{L}*|muer\p{L}*|matar\p{L}*|no despert\p{L}*|letal\p{L}*|sobredosis|no volver)
    \b(?:tome|tomado|trague|tragado|tomar|tragar)\p{L}*${gap(2)}?(?:todas?|todo|un monton|un frasco|una caja|demasiadas|un bote|un puno|muchas)${gap(3)}?(?:${PILLS}|frasco|caja|bote)
    \b(?:me|volvi a|vuelto a|vuelvo a|dejar de|sigo)${gap(4)}?(?:cort(?:ar|ando|e|o|ado)(?:me)?)${gap(1)}?(?:otra vez|de nuevo|los brazos|las piernas|las venas|las munecas|la piel|anoche|a proposito|para|cuando|hoy|ayer|por dentro)(?! el pelo)
    \b(?:volvi|vuelto|vuelvo|recai|volver|ganas|dejar|dejo|necesito)${gap(1)}?(?:a |de |y )?(?:me )?cort(?:ar|e|arme)(?:me)?(?=\s*(?:$|[.,!]|otra|anoche|ayer|de nuevo|los|las|por))(?! (?:el|las unas|los bangs))
    \banoche me (?:\p{L}+ )?cort\p{L}*(?! el pelo)
    \b(?:hago|hice|hacerme|hacia)${gap(2)}?(?:cortes|cortaduras|dano|heridas)(?=\s*(?:$|[.,!]|en (?:los|las|el|mis)|cuando|a mi|a proposito|otra|para|yo))(?<=\bme (?:\p{L}+ )?(?:hago|hice|hacia) .{0,30}|hacerme .{0,30})
    \bme (?:lastimo|autolesiono|rajo|quemo la piel|quemo con|arano los|dano|hago dano)(?=\s*(?:$|[.,!]|cuando|a mi|a proposito|para|sola?|los|con|yo))
    \bautolesi\p{L}*
    \blastimarme\b(?! (?:la|el))
    \b(?:cicatrices|mangas largas)\b.{0,30}\b(?:brazos|nadie vea|no se vean|tapar|cortes|escond\p{L}*)
    \b(?:cuchillas?|navaja|hoja de afeitar|gillette|soga|cuerda|pistola|cutter|cuchillo)\b.{0,15}\b(?:aqui|al lado|a mi lado|lista|escondida|bajo la almohada|en la mano|enfrente|preparada|en el cuello)(?! de la cocina)(?<=\b(?:tengo|la|el|mi|una|con) .{0,60})
    \b(?:tirar|tiro|lanzar|lanzo|arroj|aventar|aviento|botar|ponerme|echar)\p{L}*${gap(1)}?(?:al|a las|bajo|delante|debajo|por|a|desde|de)${gap(1)}?(?:del?|la|el|un|las|una)? ?(?:metro|tren|vias|camion|carro|coche|autobus|puente|balcon|ventana|azotea|edificio|octavo|vacio)\b(?<=\b(?:tirarme|lanzarme|arrojarme|aventarme|botarme|echarme|ponerme|me (?:tiro|lanzo|arrojo|aviento|boto|tire|tirara)).{0,40})(?!.{0,20}(?:bungee|paracaidas|basura))
    \bsaltar${gap(1)}?(?:del|desde el|desde un|al|de un|por la|por el)${gap(1)}?(?:puente|balcon|ventana|azotea|edificio|vacio|tren|metro)
    \b(?:quiero|quisiera|ganas de|me voy a|voy a|gustaria|ojala pudiera)${gap(2)}?(?:ir(?:me)?|estar|reunir(?:me)?|reencontrarme|volver)${gap(1)}?(?:con|a ver a|junto a)${gap(1)}?(?:mi|mis|el|ella|papa|mama)${gap(2)}?.{0,14}\b(?:al cielo|en el cielo|alla arriba|del cielo|en el mas alla)
    \b(?:todo|dejado|deje|tengo)${gap(2)}?(?:arreglado|listo|preparado|organizado|planeado|regalado)\b.{0,70}\b(?:se acab[ao]|se termina|es el final|todo acaba|sera el fin|me voy para siempre)
    \b(?:manana|esta noche|hoy|pronto)${gap(1)}?(?:ya )?(?:no (?:voy a estar|estare) (?:aqui|en este mundo|viv[oa])(?=\s*(?:$|[.,!]|para|nunca))|acabo con (?:todo|mi vida)|me mato|lo hago y se acaba)
    \bregal(?:e|ado|ando) (?:todas )?mis cosas\b.{0,30}\b(?:ya no|despid|necesit)
    \badios (?:mundo cruel|a todos,? (?:ya|me)|vida)
    \b(?:hoy|esta noche|manana) (?:me despido|es mi ultim[oa] (?:dia|noche))(?! (?:de (?:trabajo|vacaciones|clase)|en (?:la|el) (?:trabajo|oficina|empresa)))
    \b(?:me (?:quiero|voy a|tengo que|dan ganas de|kiero)|quiero|voy a|ganas de)${gap(1)}?(?:matar(?:me)?|suicidar(?:me)?|ahorcar(?:me)?|colgar(?:me)?|morir(?:me)?|pegar(?:me)? un tiro|cortar(?:me)? las venas|volar(?:me)? (?:la cabeza|los sesos))(?=\s*(?:$|[.,!]|ya|hoy|esta|y |en serio|pero|xq|porque|de verdad|q |neta))(?<=\bme (?:quiero|voy a|kiero|tengo que|dan ganas de) .{0,30}|(?:matar|suicidar|ahorcar|colgar|morir|pegar|cortar|volar)me.{0,20})
    \b(?:miedo|terror|panico)${gap(1)}?(?:a|de|al?) (?:mi|mis) (?:\p{L}+ )?(?:marido|esposo|novio|pareja|ex|padre|papa|padrastro|madre|mama|padres|hermano|tio)\b
    \bmiedo (?:de|a)${gap(1)}?(?:volver|llegar|regresar|ir) a (?:mi )?casa
    \b(?:moretones?|morados|moratones|ojo morado)\b.{0,35}\b(?:tap\p{L}*|maquill\p{L}*|escond\p{L}*|me dejo|por el|de el)
    \bviolencia (?:domestica|de genero|intrafamiliar)\b(?=.{0,30}\b(?:sufro|vivo|victima|yo|en mi casa))
    \bsufro (?:violencia|maltrato|abusos?)
    \b(?:cuando|si|para cuando)${gap(1)}?(?:lean|leas|lea|leais|encuentren|encuentres)\b.{0,30}\b(?:ya no|muert[oa]|me habre ido|no voy a estar|no estare|lejos|tarde)
    \b(?:morir|morirme|muert[eo]|suicid\p{L}*|matarme|irme|matarse)\b.{0,20}\b(?:sin (?:dolor|sufrir|que duela)|rapid[oa]|indolor[oa]?)|\b(?:sin dolor|indolora?)\b.{0,20}\b(?:morir\p{L}*|muerte|irme)|\bcomo (?:morir(?:me)?|matarme|suicidarme|ahorcarme|quitarme la vida)(?=\s*(?:$|[.,!?]|rapido|sin|facil))
    ^(?:\p{L}+ ){0,4}(?:metodo|forma|manera|modo) (?:que|q|sin que) (?:no )?(?:duela|duele|doliera)(?: tanto| mucho)?(?=\s*[?.!]*$)
    \b(?:mundo|vida|familia|todos|gente|ellos|hijos)\b.{0,20}\b(?:bien|mejor|igual|sigue|siguen|seguiria\p{L}*)${gap(3)}?sin mi(?=\s*(?:$|[.,!]|en))
    \b(?:casi|por poco|estuve a punto de|a punto de|a nada de)${gap(1)}?(?:me )?(?:tir\p{L}*|lanz\p{L}*|salt\p{L}*|mat\p{L}*|ahorc\p{L}*|cort\p{L}*|avent\p{L}*|hac\p{L}* una (?:locura|tonteria))(?=\s*(?:$|[.,!]|del|de|por|a|al|con todo|desde))(?!.{0,25}\b(?:piscina|agua|alberca|mar|pelo|risa|trabajo|examen)\b)(?<!\b(?:me )?(?:\p{L}+ )?(?:coche|moto) .*)
    \b(?:manga|mangas) largas?\b.{0,50}\b(?:brazos|vean|ven|tapar\p{L}*|escond\p{L}*|marcas|cicatrices|cortes)|\b(?:escond\p{L}*|tap\p{L}*|ocult\p{L}*)${gap(2)}?(?:mis |los |las )?(?:brazos|cicatrices|marcas|cortes|moretones)
    \b(?:mi|propio) (?:propio )?(?:entierro|funeral|velorio|testamento|ataud|tumba|sepelio)\b
    \bsi no fuera por\b.{0,40}\b(?:ya no|me hubiera|estaria muert|me habria|hace (?:rato|tiempo|mucho))|\b(?:unic[oa]|solo por|nomas por|solamente por)\b.{0,40}\b(?:me (?:detiene|mantiene|ata|frena)|sigo (?:aqui|viv[oa])|sigo en este mundo|no me (?:he ido|mato))
    \b(?:no )?merezco${gap(1)}?(?:no )?(?:vivir|morir\p{L}*|estar viv[oa]|seguir viv\p{L}*|la vida)
    \b(?:empuj\p{L}*|avent\p{L}*|azot\p{L}*|estrell\p{L}*|tir\p{L}*|arrastr\p{L}*)${gap(1)}?(?:contra|al|por|a) (?:la|el|las|los|piso|suelo)?${gap(1)}?(?:puerta|pared|piso|suelo|escaleras|cama|pelos?)\b(?<=\b(?:me|nos) .{0,50})(?<!\bme tir\p{L}* .{0,25})|\bagarr\p{L}*${gap(1)}?(?:de|por)${gap(1)}?(?:la garganta|el cuello|los pelos|el pelo)(?<=\bme .{0,40})
    \b(?:aguant\p{L}*|resist\p{L}*)\b.{0,25}\bantes de (?:hacer|matarme|cometer)|\bhacer una (?:estupidez|tonteria|locura|burrada)(?<=\b(?:miedo|voy a|antes de|ganas de|capaz de) .{0,40})
    \b(?:desde que|sin) (?:se fue|murio|me dejo|el|ella|mi \p{L}+)\b.{0,40}\b(?:nada tiene sentido|sin sentido|quiero (?:seguirl|irme con|alcanzarl)|no quiero (?:seguir|vivir))|\bquiero (?:seguirl[oa]|irme con (?:el|ella)|alcanzarl[oa])(?=\s*(?:$|[.,!]|al cielo|donde))
    \b(?:pastillas|sobredosis|pildoras|venas)\b.{0,50}\b(?:despert[eo]|hospital|urgencias|lavado de estomago|uci|internad)
    \b(?:espero|ojala|quisiera|deseo|rezo)\b.{0,30}\b(?:carro|coche|camion|auto|bus|tren|rayo|infarto|cancer|bala|alguien)\b.{0,25}\b(?:me|mi)\b.{0,4}(?:atropell\p{L}*|arroll\p{L}*|mat\p{L}*|choque|lleve|parta|de un tiro|alcance)|\b(?:me atropelle|me lleve la muerte|me caiga un rayo|me parta un rayo)\b(?<=\b(?:ojala|espero|quiero|que)\b.{0,40})|\bcorazon\b.{0,15}\b(?:deje de latir|se (?:pare|detenga)|dejara de latir)
    \b(?:me )?(?:doy|pego|golpeo|doy golpes|pegarme|golpearme)${gap(2)}?(?:golpes )?(?:en )?(?:la cabeza|a mi mism[oa]|contra la pared|la cara|en las piernas)(?<=\bme .{0,60}|me .{0,40})(?! con (?:la mesa|la puerta|el techo))
    \b(?:mi casa|en casa|casa)\b.{0,40}\b(?:infierno|golpes|gritos y|violencia|pega|nos da|cinturon)(?! de (?:calor|suerte|timbre))
    \b(?:cansad|hart|agotad)[oa]s?${gap(1)}?de (?:luchar|pelear|fingir|aguantar|intentarlo)|\bme rindo(?=\s*(?:$|[.,!]))(?<=\b(?:luchar|vida|vivir|cansad[oa]|no puedo mas|todo)\b.{0,50})
    \b(?:por dentro|dentro|interior\p{L}*)\b.{0,20}\b(?:muert[oa]|vaci[oa])\b|\b(?:muert[oa]|vaci[oa]) (?:en vida|por dentro)
    \b(?:cuchillo|navaja|tijeras|pistola)\b.{0,15}\b(?:mano|muneca|cuello|venas|pecho)\b(?=.{0,40}\b(?:tiembl\p{L}*|temblando|temblar|llor\p{L}*|no me atrevo)|\s*$)(?!.{0,30}\b(?:cocina|cebolla|carne))
    \b(?:despedi|despedido|despidiendo|despidi\p{L}*)${gap(1)}?(?:ya )?de (?:todos|mi familia|mis (?:hijos|amigos|padres)|la vida|este mundo)(?! (?:mis companer|los companer|en (?:el|la) (?:trabajo|oficina)))(?=\s*(?:$|[.,!]|sin|para siempre|porque))
    \bsoy (?:un |una )?(?:error|asco|basura|desperdicio)(?=\s*(?:$|[.,!]))(?=.{0,40}\b(?:vivir|morir|nacer|existir|mundo))|\bmi vida (?:se acabo|ya no vale|esta acabada|es una mierda y|no vale)|\bdebieron abortarme|\bme hubieran abortado
    \bquien (?:va a |se )?(?:cuid\p{L}*|hara cargo)\b.{0,30}\bcuando (?:yo )?(?:no este|ya no|me muera|me vaya para)
    \b(?:dios|diosito|señor|senor)\b.{0,15}\b(?:llevame|recogeme|quitame la vida|dejame morir)|\b(?:dejenme|dejame) (?:morir|ir en paz)
    \bvoz(?:es)?\b.{0,25}\b(?:dic\p{L}*|orden\p{L}*|pid\p{L}*)\b.{0,25}\b(?:mat\p{L}*|salt\p{L}*|muer\p{L}*|cort\p{L}*|haga dano)|\bvoces\b.{0,25}\b(?:dic\p{L}*|orden\p{L}*|pid\p{L}*)\b.{0,25}\b(?:mate|salte|muera|corte)
    \b(?:compre|consegui|tengo|prepare|colgue)${gap(1)}?(?:ya )?(?:la|una) (?:soga|cuerda)(?! (?:de (?:guitarra|saltar)|para (?:saltar|la ropa)))
    \b(?:dolor|sufrimiento|vacio)\b.{0,30}\b(?:acabe|termine|pare|insoportable|no aguanto|no soporto|no puedo mas)(?<!\b(?:muela|espalda|rodilla|cabeza|estomago|pie)\p{L}*.{0,40})(?!.{0,25}\b(?:muela|espalda|rodilla|cabeza|estomago|pie))(?<=\b(?:mi|este|tanto|el) .{0,60})
    \b(?:para que|pa que|por que|xq)\b.{0,12}\b(?:respiro|sigo respirando|me levanto|sigo aqui)
    \b(?:soltar|solt\p{L}*|girar|gir\p{L}*|dar)${gap(1)}?(?:el volante|un volantazo)(?<=\b(?:pens\p{L}*|ganas|casi|imagin\p{L}*|idea)\b.{0,50})
    \b(?:cicatrices|heridas|cortes)\b.{0,40}\b(?:abrieron|abiert\p{L}*|frescas?|frescos?|no pude parar|nuev[oa]s)|\b(?:abrieron|abri)\b.{0,15}\b(?:cicatrices|heridas)|\bsangre\b.{0,25}\b(?:calm\p{L}*|alivi\p{L}*|mejor)|\b(?:calm\p{L}*|alivi\p{L}*)\b.{0,25}\b(?:sangre|sangro|me corto)
    \b(?:llaves|llega a casa|sus pasos)\b.{0,40}\b(?:tiembl\p{L}*|panico|miedo|moretones)|\b(?:cuento|tapo|nuevos)${gap(2)}?(?:moretones|morados|moratones)|\b(?:moretones|moratones|morados) (?:de la semana|por todo|en (?:los brazos|el cuerpo|la cara))(?!.{0,30}(?:futbol|mudanza))
    \bno (?:quiere|quiero)${gap(1)}?(?:pasar de|llegar a|cumplir)${gap(1)}?(?:los )?\d+|\bno (?:estoy|fui) hech[oa] para (?:este mundo|vivir|esta vida)
    \b(?:se puede|puedo|uno puede|puede uno)${gap(1)}?morir(?:se|me)?\b.{0,15}\b(?:con|de|por)${gap(1)}?(?:pastillas|sobredosis|paracetamol|insulina|medicamentos|somniferos)
    \birme\b.{0,30}\b(?:de verdad|para siempre|no de vacaciones|y no volver|de este mundo)
    \b(?:ex|novi[oa]|el|ella|marido|pareja)\b.{0,20}\b(?:amenaz\p{L}*|jura)\b.{0,12}\b(?:con |que se va a )?(?:matarse|suicidarse|matar(?=\s*(?:$|si))|quitarse|hacerse dano)
    \b(?:policia|denuncio|denuncia|dejo|voy)\b.{0,25}\b(?:me entierra|me mata|me va a matar|estoy muerta)
    \b(?:soga|cuerda|cable)\b.{0,30}\b(?:garaje|sotano|atico|viga|cochera|patio|cabeza)(?<=\b(?:vi|visto|miro|pienso|prepar\p{L}*|colgu\p{L}*)\b.{0,60})|\b(?:dolera|duele)\b.{0,20}\b(?:salta|saltar|morir\p{L}*|muere|ahorca\p{L}*)(?<=\b(?:dolera|duele)\b.{0,40})
    \b(?:nada|nadie)${gap(1)}?(?:ya )?me (?:ata|retiene|detiene|amarra|une)\b|\bme (?:dice|grita|repite)${gap(1)}?que me (?:muera|mate)|\bque ojala me muera|\bme (?:avienta|tira|lanza|arroja) (?:cosas|platos|objetos|lo que)
    \b(?:cortes|cortadas|heridas|marcas)\b.{0,20}\b(?:brazos?|munecas?|piernas?|muslos?)\b(?<=\b(?:tiene|tengo|vi|lleva|frescos|frescas|nuevos|nuevas|unos|unas)\b.{0,60})
    \b(?:paz|descanso)\b.{0,25}\b(?:como sea|de una vez|para siempre|a cualquier precio|eterna?o?)(?<=\b(?:quiero|quisiera|necesito|solo)\b.{0,50})|\b(?:solo|nomas|siempre)? ?pienso en (?:el|mi) (?:final|fin)\b(?! de (?:semana|mes|ano))|\b(?:decepcionad[oa]|triste|molest[oa])\b.{0,25}\b(?:seguir|estar|despertar|amanecer)${gap(1)}?viv[oa]
    \b(?:ya )?no (?:quiero|kiero) (?:estar|seguir) (?:aqui|aca|en este mundo)(?=\s*(?:$|[.,!]|mas|todo))|\b(?:me|nos) (?:volvio a|volvia a|vuelve a|ha vuelto a|llego a|empezo a)${gap(1)}?(?:golpear|pegar|ahorcar|patear|maltratar|agredir|violar)|\b(?:me|nos)${gap(1)}?(?:ahorco|estrangulo|golpeo|violo|maltrato)(?=\s*(?:$|[.,!]|dos|varias|otra|ayer|anoche|tres|con))(?! (?:con la (?:mesa|puerta)|la rodilla))(?<!\bme (?:golpeo) la.*)
    \b(?:mas facil|mejor|un alivio)\b.{0,25}\bsi (?:yo )?(?:me )?(?:muriera|muero|muriese|desaparec\p{L}*|no estuviera|mato|matara)|\b(?:como|que) (?:seria|se siente|se sentira)${gap(1)}?(?:estar muert|morir|no (?:existir|estar))\p{L}*
    \b(?:suficientes|bastantes|muchas)${gap(1)}?${PILLS}(?! (?:para|contra) (?:la|el))|\b(?:no|ningun|sin)${gap(3)}?sentido${gap(1)}?(?:a |de )?(?:mi|la|esta) vida|\b(?:segundo|tercer|primer|ultimo|otro|mi)${gap(1)}?intento\b(?! (?:de (?!suicidio|quitarme|matarme)|por|con))(?<=\b(?:despues|desde|tras|hace|tuve|luego)${gap(3)}?intento)
    \b${NOBODY}${gap(2)}?me${gap(2)}?(?:extran\p{L}*|ech\p{L}* de menos|llor\p{L}*)(?=\s*(?:$|[.,!]|si|cuando))|\bno (?:soporto|aguanto|tolero)${gap(1)}?(?:mas )?(?:esta|mi|la) vida|\bno hay (?:ninguna )?(?:razon|motivo)\p{L}* (?:para|de) (?:vivir|seguir)
    \bno (?:hubiera|hubiese|haber|haya)${gap(1)}?(?:me )?despertado|\b(?:golpiza|paliza)\b(?<=\b(?:papa|mama|padre|madre|marido|esposo|novio|padrastro|el|me (?:dio|volvio a dar))\b.{0,40})(?! a las cartas)|\b(?:compre|consegui)${gap(1)}?(?:las |unas )?(?:navajas|cuchillas|hojas de afeitar)(?=\s*(?:$|[.,!]))|\b(?:vivo o muero|viva o muera|vivir o morir|si vivo o)\b|\b(?:apunal|acuchill|degoll|asfixi)\p{L}*\b(?<=\bme (?:va a )?\p{L}*|apunalarme)(?=.{0,25}\b(?:duerm\p{L}*|sueno|noche|si)\b)
    \bdormir\b.{0,12}\by (?:no|nunca|jamas)${gap(1)}?(?:volver a )?levantarme|\b(?:rasco|rasguno|arrano|muerdo)\b.{0,25}\b(?:sangr\p{L}*)
  `,
  unlessTale: foldedRules`
    \b${THEY}${gap(4)}?(?:me|nos|m) (?:\p{L}+ )?${HITS}(?! (?:fuerte|con la (?:cancion|mesa)|mucho sueno|un (?:toque|audio|grito|abrazo|mensaje)|la gripe|de menos)\b)
    \b(?:me|nos) (?:pega|golpea|maltrata|empuja|patea)(?=\s*(?:$|[.,!]|cuando|si|mucho|y|con el cinturon|todos|siempre|casi|delante|en la cara))(?! (?:fuerte|bien|el sol|duro))
    \b(?:me|nos) (?:agarr\p{L}*|apret\p{L}*|cog\p{L}*|tom\p{L}*)${gap(1)}?(?:d?el|por el) cuello
    \b(?:me )?(?:estrangul|ahorc|asfixi)(?:o|aba|a|ado)(?=\s*(?:$|[.,!]|cuando|en|anoche|con))(?<=\bme .{0,30})
    \bpuso las manos (?:en|al) (?:el|mi) cuello
    \b${THEY}${gap(3)}?(?:no me deja|no nos deja|me (?:prohibe|impide))${gap(1)}?(?:salir|ver a|hablar con|trabajar|ir)
    \b(?:me|nos) (?:encierra|encerro|encerraba|tiene encerrad[oa]|deja encerrad[oa])
    \b(?:padrastro|padre|papa|tio|hermano|primo|abuelo|el|novio|vecino)${gap(2)}?me (?:toca|tocaba|toco|manosea\p{L}*|viol[ao]\p{L}*|abus\p{L}*|obliga a)(?! (?:el (?:piano|timbre)|la (?:guitarra|loteria|cancion)|hacer|ir|lavar|cocinar|cantar|trabajar|limpiar)\b)
    \bme (?:toca|tocaba|manosea\p{L}*)${gap(2)}?(?:por|en|de)${gap(1)}?(?:las|la|mi)?${gap(1)}?(?:noches?|cama|partes|abajo)
    \b(?:dice|dijo|amenaz\p{L}*|jura|juro)${gap(2)}?(?:que |q |con |de )?(?:me |nos )(?:va a )?(?:mat\p{L}*|hacer dano)${gap(1)}?(?:si|$)
    \b(?:dice|dijo|amenaza\p{L}*)${gap(3)}?(?:matarme|matarnos)
    \bme (?:mata|matara|va a matar) si (?:lo dejo|la dejo|me voy|hablo|lo denuncio|cuento|me separo)
    \b${FRIEND}\b.{0,50}\b(?:se (?:quiere|va a|queria|kiere|quiera|iba a) (?:matar|morir|suicidar|quitar la vida|ahorcar|tirar)|(?:quiere|va a|queria) (?:matarse|morirse|morir|suicidarse|quitarse la vida|ahorcarse|tirarse)|no quiere (?:vivir|seguir viviendo)|se (?:corta (?:los|las|a)|autolesiona|lastima|esta cortando)|habla de (?:matarse|morir\p{L}*|suicid\p{L}*)|intento (?:matarse|suicid\p{L}*|quitarse)|haga (?:una locura|alguna tonteria|dano))(?! (?:de (?:risa|hambre|ganas|envidia|amor|celos)|estudiando|trabajando|por (?:ver|ir)))(?!.{0,6}\b(?:estudiando|trabajando))
    \b(?:puente|azotea|balcon|acantilado|vias|ventana|edificio|vacio)\b.{0,40}\b(?:salt\p{L}*|tirarme|lanzarme|dejarme caer|aventarme)
    \b${FRIEND}\b.{0,40}\b(?:regala(?:ndo)? (?:todo|sus cosas)|se (?:esta )?despid\p{L}*|despidiendo\p{L}*|quiere desaparecer|se deja morir|cortes en|marcas en los brazos|cicatrices en)(?! (?:de mi en la puerta))
    \b${THEY}\b.{0,30}\b(?:se (?:puso loco|volvio loco|pone loco|pone violent[oa]|altero)|toma|bebe|borrach[oa]|violent[oa])\b.{0,40}\b(?:morad[oa]s?|golp\p{L}*|peg\p{L}*|miedo|sangr\p{L}*|hospital|escond\p{L}*|nos da|moret\p{L}*)
    \bme (?:oblig\p{L}*|forz\p{L}*) a (?:tener|acostarme|hacerlo|estar con el)|\b(?:amenaz\p{L}*|peg\p{L}*|golpe\p{L}*) con (?:un |el |una |la )?(?:cuchillo|cinturon|cinto|cable|palo|pistola|correa)(?<=\bme .{0,50})|\bme (?:escondo|encierro)${gap(2)}?(?:de el|cuando (?:el|llega|toma)|para que no me)
  `,
  tale: foldedPattern()`
    \b(?:peli(?:s|cula|culas)?|series?|libro|novela|teatro|obra|opera|capitulo|episodio|temporada|escena|juegos?|videojuego|jefe final|nivel|protagonista|heroe|personaje|romeo|julieta|werther|noticias|periodico|diario|telenovela
    |ajedrez|tenis|cartas|poker|ping|badminton|dardos|fifa|mario|carrera|partido|monopoly|bolos|billar|scrabble|trivial|boxeo|ring|entrenamiento|torneo|final|copa|judo|karate|futbol|piscina|trampolin|paracaidas|bungee|perro|gato|loro|caballo|bebe|jaja\p{L}*|lol|haha+|equipo|rival|\d[-:]\d|sol|puerta|cocina\p{L}*|cebollas?|afeit\p{L}*|guitarra)\b
  `,
}
